import { defineGuide } from '../../docs/guide.ts';

export const guide = defineGuide({
  when: ["The result of the user's last action, which needs no reaction."],
  whenNot: ['An error that blocks the user: Alert in its place.', 'It needs an answer: ConfirmDialog.'],
  do: ['Offer an undo: “5 kutu sepete eklendi” – “Geri al”.', 'One message at a time; two are too many.'],
  dont: [
    'Do not report what is visible: a removed row needs an undo, not a sentence.',
    'Nothing that must be read later: the message disappears.',
  ],
  keyboard: [
    ['F6', 'moves the focus into the messages'],
    ['Escape', 'closes the focused message'],
  ],
  criteria: [
    'Announced politely, `critical` ones at once [Failure].',
    'It covers neither the last pressed control nor a button where there is another free corner [BesideThePress].',
    'Shows an undo and a next step [NextStep].',
    'Stays while it is hovered or focused; 10 s with an action [Default].',
  ],
  messages: ['Kapat', 'Bildirimler'],
});
