import { type ReactNode, useEffect, useRef, useState } from 'react';
import { block, type Pointed, report } from '../far/api.ts';
import { useWords } from '../words/index.ts';
import { Dialog } from './dialog.tsx';
import { Field } from './field.tsx';
import './menu.css';

/** Somebody at a table, or the table, and what can be done about them from here. */
interface About {
  readonly title: string;
  /** Nothing for the table as a whole. */
  readonly name: string | null;
  /** The line in question. */
  readonly quote?: string;
  readonly pointed: Pointed;
  /** Whether the server knows us: only then can we report and block. */
  readonly known: boolean;
  readonly onMute?: () => void;
  /** Sends a spectator away, and gives why that was refused; only for whoever has opened the table. */
  readonly onRemove?: (() => Promise<string | null>) | undefined;
}

/** A button with a dialog in which somebody can be muted, reported, blocked or removed. */
export function PersonButton({
  about,
  className,
  label,
  children,
}: {
  readonly about: About;
  readonly className: string;
  /** What it is called where it shows only a sign. */
  readonly label?: string;
  readonly children: ReactNode;
}) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={className}
        aria-haspopup="dialog"
        aria-label={label}
        title={label}
        onClick={() => setOpen(true)}
      >
        {children}
      </button>
      {open && <PersonDialog about={about} onClose={() => setOpen(false)} />}
    </>
  );
}

type Step = 'menu' | 'report' | 'block' | 'remove' | 'done';

function PersonDialog({ about, onClose }: { readonly about: About; readonly onClose: () => void }) {
  const { app, far } = useWords();
  const name = about.name ?? '';
  const body = useRef<HTMLDivElement>(null);
  const [step, setStep] = useState<Step>(about.name === null ? 'report' : 'menu');
  const [told, setTold] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what each step begins with has the focus.
  useEffect(() => body.current?.querySelector<HTMLElement>('input, button')?.focus(), [step]);
  const act = async (done: string, doing: Promise<unknown>): Promise<void> => {
    const refused = await doing.catch((error: unknown) => (error as Error).message || far.offline);
    setProblem(typeof refused === 'string' ? refused : null);
    if (typeof refused === 'string') return;
    setTold(done);
    setStep('done');
  };
  return (
    <Dialog title={about.title} onClose={onClose}>
      {about.quote !== undefined && step !== 'done' && (
        <blockquote className="person-quote">{about.quote}</blockquote>
      )}
      <div ref={body}>
        {step === 'menu' && <PersonMenu about={about} onStep={setStep} onClose={onClose} />}
        {step === 'report' && (
          <ReportForm onReport={(reason) => void act(far.reported, report(about.pointed, reason))} />
        )}
        {step === 'block' && (
          <Confirm
            text={far.blockText(name)}
            label={far.block}
            onYes={() => void act(far.blockDone(name), block(about.pointed))}
            onBack={() => setStep('menu')}
          />
        )}
        {step === 'remove' && about.onRemove && (
          <Confirm
            text={far.removeText(name)}
            label={far.remove}
            onYes={() => void act(far.removeDone(name), about.onRemove?.() ?? Promise.resolve(null))}
            onBack={() => setStep('menu')}
          />
        )}
        {step === 'done' && (
          <>
            <p role="status">{told}</p>
            <button type="button" className="button" onClick={onClose}>
              {app.close}
            </button>
          </>
        )}
      </div>
      {problem !== null && <p role="alert">{far.failed(problem)}</p>}
    </Dialog>
  );
}

function PersonMenu({
  about,
  onStep,
  onClose,
}: {
  readonly about: About;
  readonly onStep: (step: Step) => void;
  readonly onClose: () => void;
}) {
  const { far } = useWords();
  const { onMute } = about;
  return (
    <div className="menu">
      {onMute && (
        <button
          type="button"
          className="button"
          onClick={() => {
            onClose();
            onMute();
          }}
        >
          {far.mute}
        </button>
      )}
      {about.known && (
        <>
          <button type="button" className="button" onClick={() => onStep('report')}>
            {about.quote === undefined ? far.reportName : far.reportLine}
          </button>
          <button type="button" className="button" onClick={() => onStep('block')}>
            {far.block}
          </button>
        </>
      )}
      {about.onRemove && (
        <button type="button" className="button danger" onClick={() => onStep('remove')}>
          {far.remove}
        </button>
      )}
    </div>
  );
}

function ReportForm({ onReport }: { readonly onReport: (reason: string) => void }) {
  const { far } = useWords();
  const [reason, setReason] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (reason.trim() !== '') onReport(reason);
      }}
    >
      <Field label={far.reportReason} why={far.reportWhy}>
        {(field) => (
          <input
            {...field}
            value={reason}
            maxLength={500}
            required
            autoComplete="off"
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
      <button type="submit" className="button primary">
        {far.reportSend}
      </button>
    </form>
  );
}

function Confirm({
  text,
  label,
  onYes,
  onBack,
}: {
  readonly text: string;
  readonly label: string;
  readonly onYes: () => void;
  readonly onBack: () => void;
}) {
  const { far } = useWords();
  return (
    <>
      <p>{text}</p>
      <div className="buttons">
        <button type="button" className="button danger" onClick={onYes}>
          {label}
        </button>
        <button type="button" className="button" onClick={onBack}>
          {far.back}
        </button>
      </div>
    </>
  );
}
