import { useEffect, useRef, useState } from 'react';
import type { LogEntry } from '../match/story.ts';

/** How many sentences a screen reader may fall behind. */
const remembered = 8;

/** Tells a screen reader what happens: lines of the log as they come, and the prompt whenever it changes. */
export function Announcer({
  log,
  say,
  prompt,
}: {
  readonly log: readonly LogEntry[];
  /** Nothing where a line is not worth a word. */
  readonly say: (entry: LogEntry) => string;
  readonly prompt: string;
}) {
  const [lines, setLines] = useState<readonly { key: number; text: string }[]>([]);
  const known = useRef({ log: log.length, prompt: '', count: 0 });
  const speak = useRef(say);
  speak.current = say;
  useEffect(() => {
    const before = known.current;
    const fresh = log
      .slice(before.log)
      .map((entry) => speak.current(entry))
      .filter(Boolean);
    if (prompt !== '' && prompt !== before.prompt) fresh.push(prompt);
    known.current = { log: log.length, prompt, count: before.count + fresh.length };
    if (fresh.length > 0)
      setLines((old) =>
        [...old, ...fresh.map((text, i) => ({ key: before.count + i, text }))].slice(-remembered),
      );
  }, [log, prompt]);
  return (
    <div className="unseen" role="log" aria-live="polite">
      {lines.map(({ key, text }) => (
        <p key={key}>{text}</p>
      ))}
    </div>
  );
}
