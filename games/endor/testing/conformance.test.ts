import { conformance } from '@holoboard/kernel/conformance';
import { test } from 'vitest';
import { endor } from '../index.ts';

conformance(test, endor, { games: 16, seed: 'endor' });
