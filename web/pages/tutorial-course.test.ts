import { type HothAction, hoth } from '@holoboard/hoth';
import { hash } from '@holoboard/kernel';
import { describe, expect, it } from 'vitest';
import { lessons } from '../../games/hoth/board/lessons.ts';
import { answerTo, type Chapter, openCourse, seatsIn } from './tutorial-course.ts';

const course = openCourse(hoth, lessons);

function chapter(key: string): Chapter {
  return course.find(({ lesson }) => lesson.key === key) as Chapter;
}

describe('a course', () => {
  it('has a chapter for each lesson, going on from the one before', () => {
    expect(course.map(({ lesson }) => lesson.key)).toEqual(lessons.map(({ key }) => key));
    // The flight of the lesson before ended on the yellow space.
    expect(hoth.notation.position(chapter('everybody').state as never)).toBe(
      'turn=1 active=blue phase=vaderSpin blue=hoth-in-03/5 green=planet-hoth/5 vader=hoth-out-21 force=none',
    );
  });

  it('carries out the action that is asked for, and keeps the chapter as it was', () => {
    const start = chapter('start');
    const before = hash(start.state);
    const answer = answerTo(hoth, start, { type: 'spin' });
    expect(answer).toMatchObject({
      kind: 'done',
      told: [{ event: { type: 'rebelSpun', sector: 'R5', steps: 3 } }],
    });
    expect(hash(start.state)).toBe(before);
  });

  it('tells a legal action that is not asked for from a forbidden one', () => {
    const slide = { type: 'fly', to: 'hoth-out-05', slide: true };
    expect(answerTo(hoth, chapter('red'), slide)).toEqual({ kind: 'other' });
    const far = { type: 'fly', to: 'hoth-in-05', slide: false };
    expect(answerTo(hoth, chapter('red'), far)).toMatchObject({
      kind: 'refused',
      refusal: { clause: 'HOTH-MOVE-04' },
      learnt: false,
    });
  });

  it('is content with the refusal that a lesson is about, and with no other', () => {
    const saved = chapter('saved');
    const slide: HothAction = { type: 'fly', to: 'hoth-out-05', slide: true };
    expect(answerTo(hoth, saved, slide)).toMatchObject({
      refusal: { clause: 'HOTH-MOVE-13' },
      learnt: true,
    });
    const far: HothAction = { type: 'fly', to: 'hoth-in-04', slide: false };
    expect(answerTo(hoth, saved, far)).toMatchObject({
      refusal: { clause: 'HOTH-MOVE-04' },
      learnt: false,
    });
  });

  it('refuses a script that the rules do not follow', () => {
    const [first] = lessons;
    const forged = { ...first, expects: { type: 'surge' }, key: 'forged', clause: 'HOTH-MOVE-01', draws: [] };
    expect(() => openCourse(hoth, [forged])).toThrow("Lesson 'forged' cannot be played.");
  });

  it('counts the seats of a position', () => {
    expect(seatsIn(hoth, chapter('start').state)).toBe(2);
    const four = hoth.setup(hoth.notation.readPosition(lessons[0]?.position ?? '').options, 4, {
      draw: () => 0,
    });
    expect(seatsIn(hoth, four)).toBe(4);
  });
});
