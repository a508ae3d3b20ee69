import { ButtonLink } from '@havan/ui/ButtonLink';
import { EmptyState } from '@havan/ui/EmptyState';
import { paths } from '../../paths.ts';
import { homeTexts } from './home-texts.ts';

/** Renders the home of a market in which nothing is on sale. */
export function NothingYet() {
  return (
    <EmptyState
      kind="noListings"
      title={homeTexts.nothing}
      subtitle={homeTexts.nothingHint}
      actions={<ButtonLink href={paths.category()}>{homeTexts.seeProducts}</ButtonLink>}
    />
  );
}
