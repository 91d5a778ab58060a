import { useMemo, useState } from 'react';
import { encode } from 'uqr';
import { useWords } from '../words/index.ts';
import './invite.css';

/** The link to a table, to be sent or to be photographed. */
export function Invite({ address }: { readonly address: string }) {
  const { far } = useWords();
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(address);
    setCopied(true);
  };
  return (
    <section className="card invite">
      <div className="invite-words">
        <h2>{far.invite}</h2>
        <p className="quiet small">{far.inviteText}</p>
        <input readOnly value={address} aria-label={far.link} onFocus={(event) => event.target.select()} />
        <div className="buttons">
          <button type="button" className="button primary" onClick={() => void copy().catch(() => undefined)}>
            {far.copy}
          </button>
          {typeof navigator.share === 'function' && (
            <button
              type="button"
              className="button"
              onClick={() => void navigator.share({ url: address }).catch(() => undefined)}
            >
              {far.share}
            </button>
          )}
          <span role="status">{copied && far.copied}</span>
        </div>
      </div>
      <QrCode text={address} label={far.code} />
    </section>
  );
}

/** A text as a code that cameras read: always dark on light, whatever the theme. */
function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { size, path } = useMemo(() => {
    const { size: width, data } = encode(text, { ecc: 'M', border: 2 });
    const cells = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { size: width, path: cells.join('') };
  }, [text]);
  return (
    <svg className="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect width={size} height={size} />
      <path d={path} />
    </svg>
  );
}
