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

  it('leaves a word alone that is too long', () => {
    expect(wrap('a incomprehensibilities b', 10)).toEqual(['a', 'incomprehensibilities', 'b']);
  });
});
