import * as messages from '@havan/validation/messages';

/** Returns the rules whose sentence carries a number, with the number of a usual case. */
const written = (sentence: unknown): string | null => {
  if (typeof sentence === 'string') return sentence;
  return typeof sentence === 'function' ? String(sentence(10)) : null;
};

/** Every sentence that a rule of a form can answer with, from the package that owns them. */
export function FormMessages() {
  return (
    <table>
      <thead>
        <tr>
          <th>Rule in the code</th>
          <th>Sentence</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(messages).map(([rule, sentence]) => (
          <tr key={rule}>
            <td>
              <code>{rule}</code>
            </td>
            <td lang="tr">{written(sentence)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
