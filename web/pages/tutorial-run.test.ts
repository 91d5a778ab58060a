import { hoth } from '@holoboard/hoth';
import type { AnyScreen } from '@holoboard/kit';
import { beforeEach, describe, expect, it } from 'vitest';
import { attempt } from '../../games/hoth/board/attempt.ts';
import { lessons } from '../../games/hoth/board/lessons.ts';
import { TutorialRun } from './tutorial-run.ts';

const screen = { attempt, duration: () => 0 } as unknown as AnyScreen;

let run: TutorialRun;
beforeEach(() => {
  run = new TutorialRun({ game: hoth, screen, lessons, motion: () => 'off' });
});

const keyNow = (): string | undefined => run.chapters[run.get().index]?.lesson.key;

describe('a run through the lessons', () => {
  it('goes on by itself while the lessons go on from each other', () => {
    expect(keyNow()).toBe('start');
    run.pick('spin');
    expect(keyNow()).toBe('red');
    run.pick('space:hoth-in-03');
    expect(keyNow()).toBe('everybody');
  });

  it('waits with what happened where the next lesson is elsewhere', () => {
    run.goTo(lessons.findIndex(({ key }) => key === 'choice'));
    run.pick('space:hoth-out-05');
    expect(keyNow()).toBe('choice');
    expect(run.get()).toMatchObject({
      learnt: true,
      remark: { kind: 'done', events: [{ type: 'vaderMoved' }, {}] },
    });
    run.goTo(run.get().index + 1);
    expect(run.get()).toMatchObject({ learnt: false, remark: null });
  });

  it('says so when something else is legal, and why when it is not', () => {
    run.pick('spin');
    run.pick('space:hoth-out-05');
    expect(run.get()).toMatchObject({ remark: { kind: 'other' }, learnt: false });
    run.pick('space:hoth-in-07');
    expect(run.get().remark).toMatchObject({ kind: 'refused', refusal: { clause: 'HOTH-MOVE-04' } });
    expect(keyNow()).toBe('red');
  });

  it('is content with a refusal that was to be learnt', () => {
    run.goTo(lessons.findIndex(({ key }) => key === 'saved'));
    run.pick('space:hoth-out-05');
    expect(run.get()).toMatchObject({
      learnt: true,
      remark: { refusal: { clause: 'HOTH-MOVE-13' }, learnt: true },
    });
  });

  it('can be shown from the first lesson to the end, and no further', () => {
    for (let i = 0; i < 100 && run.get().index < lessons.length; i++) {
      run.show();
      if (run.get().learnt) run.goTo(run.get().index + 1);
    }
    expect(run.get().index).toBe(lessons.length);
    expect(run.get().view).toMatchObject({ winner: 0 });
    run.goTo(99);
    expect(run.get().index).toBe(lessons.length);
    run.show();
    run.pick('spin');
    expect(run.get().index).toBe(lessons.length);
    run.goTo(0);
    expect(keyNow()).toBe('start');
  });
});
