import { conformance } from '@holoboard/kernel/conformance';
import { test } from 'vitest';
import { naboo } from '../index.ts';

// Blind play takes thousands of steps to end a game.
const patient = (name: string, run: () => void): void => {
  test(name, { timeout: 600_000 }, run);
};

conformance(patient, naboo, { games: 13, seed: 'naboo-51' });
