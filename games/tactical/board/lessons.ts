import type { Lesson } from '@holoboard/kit';
import type { TacticalAction } from '../actions.ts';

export const lessons: readonly Lesson<TacticalAction>[] = [];
export const lessonWords = { en: {}, de: {} } as const;
