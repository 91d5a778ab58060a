import { defineConfig, mergeConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import everything from '../../vitest.config.ts';

/** The tests of rules first and whole games last, so that most mutants die at once. Vitest itself begins with the longest. */
const order = [
  /games\/[^/]+\/phases\//,
  /games\/[^/]+\/[^/]+$/,
  /games\/[^/]+\/(data|notation)\/|examples\.test/,
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

export default mergeConfig(everything, defineConfig({ test: { sequence: { sequencer: RulesFirst } } }));
