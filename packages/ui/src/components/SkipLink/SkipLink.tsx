import * as css from './SkipLink.css.ts';

/**
 * Renders a link past the header to the content, visible while focused; `target` is the id of the Page. First
 * in the tab order.
 */
export function SkipLink({ target = 'icerik' }: { target?: string }) {
  return (
    <a className={css.skip} href={`#${target}`}>
      İçeriğe geç
    </a>
  );
}
