import { ChevronRightIcon } from '@havan/ui/icons';
import { Link } from '@havan/ui/Link';
import { Text } from '@havan/ui/Text';
import { paths } from '../../paths.ts';
import { homeTexts } from './home-texts.ts';
import type { Work } from './work-of-today.ts';
import * as css from './WorkList.css.ts';

const addressOf = (slug: Work['slug']): string => {
  if (slug === 'cases') return paths.cases();
  return slug === 'questions' ? paths.questions() : paths.orders(slug);
};

/** Renders the open work of the seller, each with its link. */
export function WorkList({ works }: { works: readonly Work[] }) {
  if (works.length === 0) return <Text tone="soft">{homeTexts.nothing}</Text>;
  return (
    <ul className={css.list} aria-label={homeTexts.today}>
      {works.map(({ slug, count, text }) => (
        <li key={slug}>
          <Link variant="bare" href={addressOf(slug)}>
            <span className={css.work}>
              <span className={css.count}>{count}</span>
              {text}
              <span className={css.arrow} aria-hidden="true">
                <ChevronRightIcon size="1rem" />
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
