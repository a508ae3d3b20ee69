import { ApiError } from '@havan/api-client/api-error';
import { defaultAlert } from '@havan/domain/error-catalogue';
import { Alert } from '@havan/ui/Alert';
import { Badge } from '@havan/ui/Badge';
import { EmptyState } from '@havan/ui/EmptyState';
import { Inline } from '@havan/ui/Inline';
import { Link } from '@havan/ui/Link';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import * as css from './SearchFoot.css.ts';
import { searchTexts } from './search-texts.ts';

export interface SearchFootProps {
  readonly isTooShort: boolean;
  /** Whether the field has reached its maximum length. */
  readonly isFull: boolean;
  /** Why there is no answer yet. */
  readonly waiting: 'offline' | 'search' | null;
  readonly isEmpty: boolean;
  readonly productCount: number;
  readonly listHref: string;
  readonly error: Error | null;
  /** Beneath what was found; null when none runs. */
  readonly advert: { readonly advertText: string; readonly href: string | null } | null;
  readonly onAdvert: () => void;
}

/** Renders the foot of the suggestions: the link to the whole list, or why there is no suggestion. */
export function SearchFoot(props: SearchFootProps) {
  const { isTooShort, isFull, waiting, isEmpty, productCount, listHref, error } = props;
  if (error) return <Alert kind="error">{error instanceof ApiError ? error.message : defaultAlert}</Alert>;
  if (isTooShort) return <Remark>{searchTexts.tooShort}</Remark>;
  if (waiting) return <Remark>{waiting === 'offline' ? searchTexts.offline : searchTexts.searching}</Remark>;
  if (isEmpty)
    return (
      <EmptyState
        size="panel"
        kind="notFound"
        title={searchTexts.nothing}
        subtitle={isFull ? searchTexts.full : searchTexts.nothingHint}
      />
    );
  if (productCount === 0) return null;
  return (
    <Stack space="s">
      {isFull ? <Remark>{searchTexts.full}</Remark> : null}
      <Inline justify="between">
        <Link href={listHref}>{searchTexts.all(productCount)}</Link>
        <span className={css.keys}>
          <Text as="span" size="tiny" tone="faint">
            {searchTexts.keys}
          </Text>
        </span>
      </Inline>
      {props.advert ? <Advert advert={props.advert} onOpen={props.onAdvert} /> : null}
    </Stack>
  );
}

const Remark = ({ children }: { readonly children: string }) => (
  <Text size="small" tone="soft">
    {children}
  </Text>
);

interface AdvertProps {
  readonly advert: NonNullable<SearchFootProps['advert']>;
  readonly onOpen: () => void;
}

/** An advert is marked as one. */
function Advert({ advert: { advertText, href }, onOpen }: AdvertProps) {
  return (
    <Inline space="xs">
      <Badge tone="neutral">{searchTexts.advert}</Badge>
      {href === null ? (
        <Text as="span" size="small">
          {advertText}
        </Text>
      ) : (
        <Link href={href} variant="name" onClick={onOpen}>
          {advertText}
        </Link>
      )}
    </Inline>
  );
}
