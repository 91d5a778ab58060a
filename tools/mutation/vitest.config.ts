import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import everything from '../../vitest.config.ts';

/** The tests that stand beside rules. They notice most changes, and soon. */
const besideRules = ['phases', 'data', 'geometry'].map((folder) => `**/${folder}/*.test.ts`);
const ofRules = [...besideRules, '**/{setup,view,examples}.test.ts'];

/** The quick ones among them first, then the others, and whole games last. Vitest itself begins with the longest. */
const order = [
  /games\/[^/]+\/phases\/(?!why-not|telling|move-tables)/,
  /games\/[^/]+\/[^/]+$/,
  /games\/[^/]+\/(phases|data|geometry|notation)\/|examples\.test/,
  /games\/[^/]+\/(words|sense|board)\//,
  /conformance\.test/,
  /(replays|perft)\.test/,
];

function rank({ moduleId }: TestSpecification): number {
  const at = order.findIndex((pattern) => pattern.test(moduleId));
  return at < 0 ? order.length : at;
}

class RulesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.sort((one, other) => rank(one) - rank(other) || one.moduleId.localeCompare(other.moduleId));
  }
}

const { test } = everything;

export default defineConfig({
  test: {
    ...test,
    // Every mutant has a process of its own anyway, and loading the game for each file takes most of the time.
    isolate: false,
    include: process.env['MUTANTS_ASK'] === 'rules' ? ofRules : (test?.include ?? []),
    sequence: { sequencer: RulesFirst },
  },
});
