import { FileError } from '@holoboard/table';
import { describe, expect, it } from 'vitest';
import { de } from './de.ts';
import { en } from './en.ts';

type Leaf = readonly [path: string, text: string];

/** Every text of a language with the way to it; sentences that need something to speak of are given some words. */
function leaves(value: unknown, path = ''): Leaf[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') {
    // One text or number does for any of them, and lists are asked for by name.
    const given =
      path === '.home.against'
        ? [['A', 'B']]
        : path === '.problems.file'
          ? [new FileError('step 3', 'this step was changed.')]
          : path.startsWith('.refusals')
            ? [{}]
            : [2, 2];
    return leaves((value as (...args: unknown[]) => unknown)(...given), path);
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, `${path}.${key}`));
}

/** What is said alike in both languages: names, signs, and what only passes on what it is given. */
const alike =
  /^\.app\.name$|^\.games\.\w+\.title$|^\.keys\.list\.\d+\.0$|languages|^\.settings\.motions\.normal$|^\.table\.(title|turnOf|human|bot)$|^\.setup\.(bot|levels\.pilot)$|^\.home\.against$|^\.panels\.(oddsOf|expected)$|^\.replay\.speedOf$/;

const english = /\b(the|you|your|and|with|from|are|must|this|that|game|games|saved|player|move)\b/i;

describe('the app in German', () => {
  const germans = leaves(de);

  it('says everything that the English one says', () => {
    expect(germans.map(([path]) => path).sort()).toEqual(
      leaves(en)
        .map(([path]) => path)
        .sort(),
    );
  });

  it('says it in German', () => {
    const originals = new Map(leaves(en));
    for (const [path, text] of germans) {
      if (alike.test(path)) continue;
      expect(text, path).not.toBe(originals.get(path));
      expect(text, path).not.toMatch(english);
    }
  });
});
