import type { ApiKey } from '@havan/contract/identity/api-keys';
import { apiKeyScopeLabels } from '@havan/domain/api-key';
import { formatDate, formatTime } from '@havan/domain/istanbul';
import { Badge } from '@havan/ui/Badge';
import { Button } from '@havan/ui/Button';
import { Stack } from '@havan/ui/Stack';
import type { Column } from '@havan/ui/Table';
import { Text } from '@havan/ui/Text';
import { keyTexts } from './key-texts.ts';

/** Returns the columns of the keys: name, scopes, last use, and the button that revokes one. */
export const keyColumns = (onRevoke: (key: ApiKey) => void, now: number): readonly Column<ApiKey>[] => [
  { id: 'name', header: keyTexts.name, phone: 'lead', cell: (key) => nameOf(key, now) },
  { id: 'scopes', header: keyTexts.scope, phone: 'detail', cell: scopesOf },
  { id: 'used', header: keyTexts.used, width: 170, phone: 'detail', cell: usedOf },
  {
    id: 'act',
    header: keyTexts.revoke,
    hideHeader: true,
    width: 110,
    align: 'end',
    phone: 'action',
    cell: (key) =>
      key.revokedAt === null ? (
        <Button
          variant="outline"
          size="small"
          aria-label={keyTexts.revokeOf(key.name)}
          onClick={() => onRevoke(key)}
        >
          {keyTexts.revoke}
        </Button>
      ) : null,
  },
];

const moment = (instant: string): string =>
  `${formatDate(new Date(instant))} ${formatTime(new Date(instant))}`;

const nameOf = (key: ApiKey, now: number) => (
  <Stack space="none">
    <Text weight="strong">{key.name}</Text>
    <Text size="small" tone="soft">{`hvn_…${key.hint} · ${key.by}`}</Text>
    {lifeOf(key, now)}
  </Stack>
);

function lifeOf({ revokedAt, expiresAt }: ApiKey, now: number) {
  if (revokedAt !== null) return <Badge>{keyTexts.revoked}</Badge>;
  if (expiresAt === null)
    return (
      <Text size="small" tone="soft">
        {keyTexts.endless}
      </Text>
    );
  if (Date.parse(expiresAt) <= now) return <Badge tone="attention">{keyTexts.expired}</Badge>;
  return (
    <Text size="small" tone="soft">
      {keyTexts.until(formatDate(new Date(expiresAt)))}
    </Text>
  );
}

const scopesOf = ({ scopes, networks }: ApiKey) => (
  <Stack space="none">
    {scopes.map((scope) => (
      <Text key={scope} size="small">
        {apiKeyScopeLabels[scope]}
      </Text>
    ))}
    {networks.length > 0 ? (
      <Text size="small" tone="soft">
        {networks.join(', ')}
      </Text>
    ) : null}
  </Stack>
);

const usedOf = ({ lastUsedAt, lastUsedIp, callsOfDay, refusedOfDay }: ApiKey) =>
  lastUsedAt === null ? (
    <Text size="small" tone="soft">
      {keyTexts.never}
    </Text>
  ) : (
    <Stack space="none">
      <Text size="small">{moment(lastUsedAt)}</Text>
      <Text size="small" tone="soft">
        {lastUsedIp ?? ''}
      </Text>
      <Text size="small" tone="soft">
        {`${keyTexts.day}: ${keyTexts.calls(callsOfDay, refusedOfDay)}`}
      </Text>
    </Stack>
  );
