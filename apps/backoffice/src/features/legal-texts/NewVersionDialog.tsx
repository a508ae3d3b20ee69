import { publishLegalTextMutation } from '@havan/api-client/queries/backoffice/content/legal-texts';
import type { LegalTexts } from '@havan/contract/backoffice/content/legal-texts';
import { formatCount } from '@havan/domain/count';
import { Alert } from '@havan/ui/Alert';
import { Button } from '@havan/ui/Button';
import { Checkbox } from '@havan/ui/Checkbox';
import { Form } from '@havan/ui/Form';
import { Inline } from '@havan/ui/Inline';
import { Modal } from '@havan/ui/Modal';
import { Stack } from '@havan/ui/Stack';
import { TextArea } from '@havan/ui/TextArea';
import { useToast } from '@havan/ui/Toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Failure } from '../../layout/Failure.tsx';
import { api } from '../../session.ts';

interface NewVersionDialogProps {
  readonly text: LegalTexts['texts'][number];
  readonly users: number;
  readonly onClose: () => void;
}

const shortest = 20;

/**
 * Renders the editor of a text's next version; before publishing it shows how many users will have to sign.
 */
export function NewVersionDialog({ text, users, onClose }: NewVersionDialogProps) {
  const [source, setSource] = useState(text.source);
  const [mustBeSigned, setMustBeSigned] = useState(text.versions[0]?.mustBeSigned ?? false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isAsked, setIsAsked] = useState(false);
  const toast = useToast();
  const { mutate, error, isPending } = useMutation(publishLegalTextMutation(api));
  const submit = () => {
    const wrong =
      source.trim().length < shortest
        ? 'Metni yazın.'
        : source.trim() === text.source
          ? 'Metinde bir değişiklik yok.'
          : null;
    setProblem(wrong);
    if (wrong) return false;
    if (!isAsked) {
      setIsAsked(true);
      return true;
    }
    mutate(
      { slug: text.slug, source, mustBeSigned },
      {
        onSuccess: () => {
          toast({ title: 'Yeni sürüm yayımlandı.', description: text.title, tone: 'positive' });
          onClose();
        },
      },
    );
    return true;
  };
  const name = `${text.title}, yeni sürüm`;
  return (
    <Modal open title={name} size="large" onClose={onClose}>
      <Form onSubmit={submit} aria-label={name}>
        <Stack space="m">
          {error ? <Failure error={error} /> : null}
          <TextArea
            label="Metin"
            help="Bölümleri boş satırla ayırın; başlık “## ”, liste satırı “- ” ile başlar."
            rows={16}
            value={source}
            onChange={(typed) => {
              setSource(typed);
              setIsAsked(false);
            }}
            error={problem}
          />
          <Checkbox
            label="Kullanıcılardan onay iste"
            help="Onaylamayan kullanıcı bir sonraki sayfada metni görür ve onaylamadan devam edemez."
            checked={mustBeSigned}
            onChange={setMustBeSigned}
          />
          {isAsked ? (
            <Alert kind="warning" live title="Yayımlansın mı?">
              {mustBeSigned
                ? `Yeni sürüm hemen geçerli olur ve ${formatCount(users)} kullanıcıdan onay istenir. Geri alınamaz.`
                : 'Yeni sürüm hemen geçerli olur. Geri alınamaz.'}
            </Alert>
          ) : null}
          <Inline space="s" justify="end">
            <Button variant="outline" onClick={onClose}>
              Vazgeç
            </Button>
            <Button type="submit" loading={isPending}>
              {isAsked ? 'Evet, yayımla' : 'Yayımla'}
            </Button>
          </Inline>
        </Stack>
      </Form>
    </Modal>
  );
}
