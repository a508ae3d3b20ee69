import { sentenceOf } from '@havan/api-client/api-error';
import { digestQuery, setDigestMutation } from '@havan/api-client/queries/notifications/digest';
import { LoadFailure } from '@havan/app-shell/failures/LoadFailure';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { digestRhythmLabels, digestRhythms } from '@havan/domain/digest';
import { RadioGroup } from '@havan/ui/RadioGroup';
import { Shimmer } from '@havan/ui/Shimmer';
import { useToast } from '@havan/ui/Toast';
import { useMutation, useQuery } from '@tanstack/react-query';
import { notificationTexts as texts } from './settings-texts.ts';

/** Renders the choice of the digest rhythm. */
export function DigestChoice() {
  const { api } = useAppProfile();
  const toast = useToast();
  const { data, error, refetch } = useQuery(digestQuery(api));
  const { mutate, variables, isPending } = useMutation(setDigestMutation(api));
  if (error && !data) return <LoadFailure size="part" error={error} onRetry={() => void refetch()} />;
  if (!data) return <Shimmer kind="rows" count={1} label={texts.loading} />;
  return (
    <RadioGroup
      label={texts.digest}
      help={texts.digestHelp}
      layout="inline"
      options={digestRhythms.map((value) => ({ value, label: digestRhythmLabels[value] }))}
      value={isPending ? variables.rhythm : data.rhythm}
      onChange={(rhythm) =>
        mutate(
          { rhythm },
          {
            onSuccess: () => toast({ title: texts.digestSaved, tone: 'positive' }),
            onError: (failure) => toast({ title: sentenceOf(failure), tone: 'critical' }),
          },
        )
      }
    />
  );
}
