import { ApiError } from '@havan/api-client/api-error';
import { defaultAlert } from '@havan/domain/error-catalogue';
import { Alert } from '@havan/ui/Alert';
import { EmptyState } from '@havan/ui/EmptyState';
import { Inline } from '@havan/ui/Inline';
import { Link } from '@havan/ui/Link';
import { Text } from '@havan/ui/Text';
import { searchTexts } from './search-texts.ts';

interface SearchFootProps {
  readonly isTooShort: boolean;
  readonly isEmpty: boolean;
  readonly productCount: number;
  readonly listHref: string;
  readonly error: Error | null;
}

/** Beneath the suggestions: all of them as a list, or why there are none. */
export function SearchFoot({ isTooShort, isEmpty, productCount, listHref, error }: SearchFootProps) {
  if (error) return <Alert kind="error">{error instanceof ApiError ? error.message : defaultAlert}</Alert>;
  if (isTooShort)
    return (
      <Text size="small" tone="soft">
        {searchTexts.tooShort}
      </Text>
    );
  if (isEmpty)
    return (
      <EmptyState
        size="panel"
        kind="notFound"
        title={searchTexts.nothing}
        subtitle={searchTexts.nothingHint}
      />
    );
  if (productCount === 0) return null;
  return (
    <Inline justify="between">
      <Link href={listHref}>{searchTexts.all(productCount)}</Link>
      <Text as="span" size="tiny" tone="faint">
        {searchTexts.keys}
      </Text>
    </Inline>
  );
}
