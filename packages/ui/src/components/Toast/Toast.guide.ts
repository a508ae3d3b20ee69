import { defineGuide } from '../../docs/guide.ts';

export const guide = defineGuide({
  when: ['News of what was just done, that nobody must act on.'],
  whenNot: ['An error that stops the work: Alert at its place.', 'It needs an answer: ConfirmDialog.'],
  do: [
    'Offer the way back: “5 kutu sepete eklendi” – “Geri al”.',
    'Say one thing: two toasts at once are one too many.',
  ],
  dont: [
    'Do not confirm what can be seen: a row that vanished needs no sentence, its undo does.',
    'Nothing that must be read later: it is gone.',
  ],
  keyboard: [
    ['F6', 'moves into the messages'],
    ['Escape', 'closes the focused one'],
  ],
  criteria: [
    'Announced politely, critical ones at once [Failure].',
    'It covers neither the control just pressed nor a button, where the window leaves it a place [BesideThePress].',
    'Carries the way back and the step that follows [NextStep].',
    'Stays while the pointer or the focus is on it; 10 s with an action [Default].',
  ],
  messages: ['Kapat', 'Bildirimler'],
});
