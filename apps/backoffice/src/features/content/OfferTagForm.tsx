import { contentTargetsQuery } from '@havan/api-client/queries/backoffice/content/content';
import { saveOfferTagMutation } from '@havan/api-client/queries/backoffice/content/market-campaigns';
import type { OfferTag } from '@havan/contract/backoffice/content/market-campaigns';
import { Combobox } from '@havan/ui/Combobox';
import { IconButton } from '@havan/ui/IconButton';
import { CloseIcon } from '@havan/ui/icons';
import { Inline } from '@havan/ui/Inline';
import { Stack } from '@havan/ui/Stack';
import { Switch } from '@havan/ui/Switch';
import { Text } from '@havan/ui/Text';
import { TextArea } from '@havan/ui/TextArea';
import { TextField } from '@havan/ui/TextField';
import { useToast } from '@havan/ui/Toast';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../session.ts';
import { SaveDialog } from '../../shared/SaveDialog.tsx';

interface OfferTagFormProps {
  /** Null for a new heading. */
  readonly tag: OfferTag | null;
  readonly onClose: () => void;
}

interface Gathered {
  readonly id: number;
  readonly label: string;
}

const shortest = 2;

/** Renders the form of a heading of special offers: its texts and its campaigns. */
export function OfferTagForm({ tag, onClose }: OfferTagFormProps) {
  const [title, setTitle] = useState(tag?.title ?? '');
  const [description, setDescription] = useState(tag?.description ?? '');
  const [isShown, setIsShown] = useState(tag?.isShown ?? true);
  const [gathered, setGathered] = useState<readonly Gathered[]>(() =>
    (tag?.campaigns ?? []).map((each) => ({
      id: each.campaignId,
      label: each.isOver ? `${each.title} (bitti)` : each.title,
    })),
  );
  const [search, setSearch] = useState('');
  const found = useQuery(contentTargetsQuery(api, 'campaign', search));
  const choices = found.data?.choices ?? [];
  const [isChecked, setIsChecked] = useState(false);
  const toast = useToast();
  const { mutate, error, isPending } = useMutation(saveOfferTagMutation(api));
  const isShort = title.trim().length < shortest;
  const add = (value: string | null) => {
    const chosen = choices.find(({ id }) => String(id) === value);
    if (chosen) setGathered((before) => [...before, chosen]);
  };
  const submit = () => {
    setIsChecked(true);
    if (isShort) return false;
    mutate(
      {
        ...(tag && { tagId: tag.tagId }),
        title,
        description,
        isShown,
        campaignIds: gathered.map(({ id }) => id),
      },
      {
        onSuccess: () => {
          toast({ title: 'Başlık kaydedildi.', description: title, tone: 'positive' });
          onClose();
        },
      },
    );
    return true;
  };
  const open = choices.filter(({ id }) => !gathered.some((each) => each.id === id));
  return (
    <SaveDialog
      title={tag ? 'Başlığı düzenle' : 'Yeni başlık'}
      onSubmit={submit}
      onClose={onClose}
      error={error}
      isSaving={isPending}
    >
      <TextField
        label="Başlık"
        value={title}
        onChange={setTitle}
        maxLength={60}
        error={isChecked && isShort ? 'Başlığı yazın.' : null}
      />
      <TextArea label="Açıklama" value={description} onChange={setDescription} maxLength={300} />
      <Switch label="Alıcılara görünür" checked={isShown} onChange={setIsShown} />
      <Combobox
        label="Kampanya ekle"
        placeholder="Kampanya seçin"
        options={open.map(({ id, label }) => ({ value: String(id), label }))}
        value={null}
        onChange={add}
        onSearch={setSearch}
        loading={found.isFetching}
      />
      <Stack space="xs" as="ul">
        {gathered.map(({ id, label }) => (
          <li key={id}>
            <Inline space="s" justify="between" align="center" wrap={false}>
              <Text>{label}</Text>
              <IconButton
                label={`${label}, çıkar`}
                icon={<CloseIcon />}
                onClick={() => setGathered((before) => before.filter((each) => each.id !== id))}
              />
            </Inline>
          </li>
        ))}
      </Stack>
    </SaveDialog>
  );
}
