import { conformance } from '@holoboard/kernel/conformance';
import { test } from 'vitest';
import { hoth } from '../index.ts';

conformance(test, hoth, { games: 30, seed: 'hoth' });
