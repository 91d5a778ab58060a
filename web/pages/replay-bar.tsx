import { type RefObject, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { download, fileName, fileTrouble, takeFile } from '../files.ts';
import { packGame } from '../match/links.ts';
import { Bar } from '../parts/bar.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Icon } from '../parts/icons.tsx';
import { Verify } from '../parts/over-dialog.tsx';
import { addressOf, routes } from '../routes.ts';
import { useWords } from '../words/index.ts';
import type { Recording } from './replay-recording.ts';
import '../parts/menu.css';

interface ReplayBarProps {
  readonly id: string;
  readonly text: string;
  readonly title: string;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly recording: Recording;
  readonly banner: string | null;
  /** The address of the moment on show. */
  readonly address: string;
}

/** The bar above a replay. */
export function ReplayBar(props: ReplayBarProps) {
  const { id, title, heading, recording, banner } = props;
  const { replay, table } = useWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Bar title={title} heading={heading} banner={banner}>
        {recording.resumable && (
          <Link className="button bare" href={addressOf.play(id)} title={replay.unfinished}>
            {replay.resume}
          </Link>
        )}
        <button
          type="button"
          className="button bare"
          aria-label={table.menu}
          title={table.menu}
          onClick={() => setOpen(true)}
        >
          <Icon name="menu" />
        </button>
      </Bar>
      {open && <ReplayMenu {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

/** What can be done with a recording besides looking at it. */
function ReplayMenu({
  text,
  recording: { game, created, outcome },
  address,
  onClose,
}: ReplayBarProps & { readonly onClose: () => void }) {
  const { app, home, problems, replay, table } = useWords();
  const [, navigate] = useLocation();
  const [message, setMessage] = useState<string | null>(null);
  const copy = async (): Promise<void> => {
    const packed = outcome && (await packGame(text).catch(() => null));
    const whole = new URL(`${address.split('#', 1)[0]}${packed ?? ''}`, location.href).href;
    const done = packed ? replay.copied : outcome ? replay.copiedLong : replay.copiedHere;
    // Where the clipboard is not to be had, the address is at least in sight.
    await navigator.clipboard.writeText(whole).then(
      () => setMessage(done),
      () => setMessage(whole),
    );
  };
  const openFile = async (chosen: File | undefined): Promise<void> => {
    if (!chosen) return;
    try {
      const taken = await takeFile(await chosen.text(), Date.now());
      onClose();
      navigate(addressOf.replay(taken.id));
    } catch (error) {
      setMessage(home.openFailed(fileTrouble(error, problems)));
    }
  };
  return (
    <Dialog title={table.menu} onClose={onClose}>
      <Verify game={game} text={() => text} />
      <div className="menu">
        <button type="button" className="button" onClick={() => void copy()}>
          {replay.copyLink}
        </button>
        <button type="button" className="button" onClick={() => download(text, fileName(game.id, created))}>
          {table.export}
        </button>
        <label className="button">
          {home.open}
          <input
            className="unseen"
            type="file"
            accept=".json,application/json"
            onChange={(event) => void openFile(event.target.files?.[0])}
          />
        </label>
        <Link className="button" href={routes.home}>
          {app.home}
        </Link>
      </div>
      <p role="status">{message}</p>
    </Dialog>
  );
}
