import type { Refusal } from '@holoboard/kernel';
import { type ReactNode, useState } from 'react';
import { germanWords } from '../words/words.de.ts';
import { words as englishWords } from '../words/words.ts';
import './workshop.css';

/** Why not, in one sentence with its clause. */
export function explainedIn(
  language: string,
  refusal: Refusal | null,
): { readonly clause: string; readonly text: string } | null {
  const { refusal: say } = language === 'de' ? germanWords : englishWords;
  return refusal && { clause: refusal.clause, text: say(refusal) };
}

interface SharingWords {
  readonly share: string;
  readonly copied: string;
  readonly link: string;
}

/** The link to what was made, to be copied. */
export function Sharing({ link, words }: { readonly link: string; readonly words: SharingWords }): ReactNode {
  const [copied, setCopied] = useState('');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(link);
    } catch {
      // Where nothing may be copied the link stands there to be marked.
      setCopied('');
    }
  };
  return (
    <div className="tactical-sharing">
      <input readOnly aria-label={words.link} value={link} onFocus={({ target }) => target.select()} />
      <button type="button" className="button" onClick={() => void copy()}>
        {words.share}
      </button>
      <span role="status">{copied === link ? words.copied : ''}</span>
    </div>
  );
}

/** What is saved on this device, to be opened or deleted. */
export function Kept<Thing extends { readonly name: string }>(props: {
  readonly title: string;
  readonly none: string;
  readonly open: string;
  readonly remove: string;
  readonly things: readonly Thing[];
  readonly onOpen: (thing: Thing) => void;
  readonly onRemove: (index: number) => void;
}): ReactNode {
  const { title, none, things, onOpen, onRemove } = props;
  return (
    <section className="tactical-kept">
      <h2>{title}</h2>
      {things.length === 0 && <p className="quiet">{none}</p>}
      <ul>
        {things.map((thing, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may have one name.
          <li key={i}>
            <strong>{thing.name || '–'}</strong>
            <button type="button" className="button" onClick={() => onOpen(thing)}>
              {props.open}
              <span className="unseen"> {thing.name}</span>
            </button>
            <button type="button" className="button bare" onClick={() => onRemove(i)}>
              {props.remove}
              <span className="unseen"> {thing.name}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Things with one more, instead of what had its name. */
export function withSaved<Thing extends { readonly name: string }>(
  things: readonly Thing[],
  made: Thing,
): readonly Thing[] {
  return [...things.filter(({ name }) => name !== made.name), made];
}
