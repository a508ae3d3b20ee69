import { type OutgoingMessage, sendMessageMutation } from '@havan/api-client/queries/notifications/messages';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';

interface Outgoing extends OutgoingMessage {
  readonly error: Error | null;
}
export type OutgoingFiles = OutgoingMessage['files'];

/** Messages on their way, and those that did not get there; each keeps its key, so that sent again it is still one. */
export function useOutgoing() {
  const { api } = useAppProfile();
  const { mutate } = useMutation(sendMessageMutation(api));
  const [outgoing, setOutgoing] = useState<readonly Outgoing[]>([]);
  const without = (list: readonly Outgoing[], key: string) => list.filter((each) => each.key !== key);
  const send = (message: OutgoingMessage) => {
    setOutgoing((list) => [...without(list, message.key), { ...message, error: null }]);
    mutate(message, {
      onSuccess: () => setOutgoing((list) => without(list, message.key)),
      onError: (error) => setOutgoing((list) => [...without(list, message.key), { ...message, error }]),
    });
  };
  return {
    outgoing,
    send: (userId: number, text: string, files: OutgoingFiles) =>
      send({ userId, text, files, key: crypto.randomUUID() }),
    sendAgain: ({ userId, text, files, key }: OutgoingMessage) => send({ userId, text, files, key }),
  };
}
