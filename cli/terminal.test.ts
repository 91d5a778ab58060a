import { describe, expect, it } from 'vitest';
import { wrap } from './terminal.ts';

describe('wrap', () => {
  it('breaks at spaces, never beyond the width', () => {
    expect(wrap('one two three four', 9)).toEqual(['one two', 'three', 'four']);
    expect(wrap('one two three', 80)).toEqual(['one two three']);
    expect(wrap('', 80)).toEqual(['']);
  });

  it('indents the first line and the others', () => {
    expect(wrap('one two three', 10, '    ', '1)  ')).toEqual(['1)  one', '    two', '    three']);
  });

  it('counts no column for a style, and never parts a number from what it counts', () => {
    const red = (word: string): string => `\u001b[31m${word}\u001b[39m`;
    expect(wrap(`${red('one')} ${red('two')} three`, 9)).toEqual([`${red('one')} ${red('two')}`, 'three']);
    expect(wrap('odds of 56\u00a0%', 10)).toEqual(['odds of', '56\u00a0%']);
  });

  it('leaves a word alone that is too long', () => {
    expect(wrap('a incomprehensibilities b', 10)).toEqual(['a', 'incomprehensibilities', 'b']);
  });
});
