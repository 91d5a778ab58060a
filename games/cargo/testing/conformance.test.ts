import { conformance } from '@holoboard/kernel/conformance';
import { test } from 'vitest';
import { cargo } from '../index.ts';

conformance(test, cargo, { games: 60, seed: 'cargo' });
