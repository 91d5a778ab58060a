export const lessonWords: Readonly<
  Record<string, Readonly<Record<string, { readonly title: string; readonly text: string }>>>
> = { en: {}, de: {} };
