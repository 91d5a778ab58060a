/** A choice in words. */
interface Labelled {
  readonly id: string;
  readonly label: string;
}

/** Choices that begin with the same words: the words stand once before them. */
export interface ChoiceShelf {
  readonly lead: string;
  readonly choices: readonly (Labelled & { readonly short: string })[];
}

/**
 * Puts choices together that differ only from their first number on ('Fly to hyperspace 7', 'Fly to hyperspace 8'),
 * so that many of them fit on a line. A few are written out instead.
 */
export function shelvesOf(choices: readonly Labelled[], few: number): ChoiceShelf[] {
  const parts = choices.map(({ id, label }) => {
    const [, lead = '', short = label] = /^(\D+?)\s*(\d.*)$/s.exec(label) ?? [];
    return { id, label, lead, short };
  });
  const leads = [...new Set(parts.map(({ lead }) => lead))];
  return leads.flatMap((lead) => {
    const alike = parts.filter((part) => part.lead === lead);
    if (choices.length > few && lead !== '' && alike.length > 1)
      return [{ lead, choices: alike.map(({ id, label, short }) => ({ id, label, short })) }];
    return alike.map(({ id, label }) => ({ lead: '', choices: [{ id, label, short: label }] }));
  });
}
