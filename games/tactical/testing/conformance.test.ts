import { conformance } from '@holoboard/kernel/conformance';
import { test } from 'vitest';
import { tactical } from '../index.ts';

/** Battles are long: the series is played within the first of the tests. */
const patience = 300_000;

conformance((name, run) => test(name, run, patience), tactical, { games: 6, seed: 'tactical' });
