import * as css from './SkipLink.css.ts';

/** The first stop of the Tab key: past the header, to the content (`Page` carries the target). */
export function SkipLink({ target = 'icerik' }: { target?: string }) {
  return (
    <a className={css.skip} href={`#${target}`}>
      İçeriğe geç
    </a>
  );
}
