import { conformance } from '@holoboard/kernel/conformance';
import { test } from 'vitest';
import { tactical } from '../index.ts';

conformance(test, tactical, { games: 6, seed: 'tactical' });
