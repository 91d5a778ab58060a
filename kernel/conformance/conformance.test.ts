import { test } from 'vitest';
import { cargo } from '../testing/cargo.ts';
import { conformance } from './index.ts';

conformance(test, cargo, { games: 60, seed: 'cargo' });
