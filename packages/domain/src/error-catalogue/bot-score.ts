/** Server message of a bot score below the limit (specification §5); it is not shown to the user. */
export const lowBotScore = 'your reCaptcha score is low';
