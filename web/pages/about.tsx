import { Page } from '../parts/page.tsx';
import { useWords } from '../words/index.ts';
import './about.css';

/** What this is, and the notice that it is the work of fans. */
export function About() {
  const { about } = useWords();
  return (
    <Page title={about.title} intro={about.what} narrow>
      <section className="prose">
        <h2>{about.noticeTitle}</h2>
        {about.notice.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </section>
      <section className="prose">
        <h2>{about.fairTitle}</h2>
        <p>{about.fair}</p>
      </section>
      <section className="prose">
        <h2>{about.dataTitle}</h2>
        <p>{about.data}</p>
      </section>
      <section className="prose">
        <h2>{about.typefaceTitle}</h2>
        <p>
          {about.typeface}{' '}
          <a href="/oxanium-licence.txt" hrefLang="en">
            {about.typefaceLicence}
          </a>
        </p>
      </section>
    </Page>
  );
}
