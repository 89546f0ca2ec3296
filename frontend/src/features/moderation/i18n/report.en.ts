/** English texts of reporting; the other languages have the same keys. */
export const en = {
  report: 'Report',
  reported: 'Reported',
  of: {
    comment: 'the comment by {{name}}',
    game: 'the game {{name}}',
    score: 'the score of {{name}}',
  },
  title: {
    comment: 'Report this comment',
    game: 'Report this game',
    score: 'Report this score',
  },
  intro: 'A moderator will review it. Reports are anonymous.',
  reason: 'What is wrong?',
  reasons: {
    spam: 'Spam or advertising',
    abuse: 'Insults, hate or harassment',
    cheating: 'Cheating',
    broken: 'It does not work',
    other: 'Something else',
  },
  text: 'What should we know?',
  textHint: 'Optional, at most {{max, number}} characters.',
  cancel: 'Cancel',
  send: 'Send report',
  sending: 'Sending…',
  thanks: 'Thank you',
  thanksText: 'Your report has been sent. We will notify you of the outcome.',
  failed: 'Your report could not be sent.',
  /** Of a player whose score the creator of its game has removed. */
  appeal: {
    button: 'Appeal',
    done: 'Appeal sent',
    of: 'the removal in {{name}}',
    title: 'Appeal this removal',
    intro: 'Our admins look at the score and decide. Until then it does not count.',
    text: 'Why should the score count?',
    send: 'Send appeal',
    thanks: 'Your appeal has been sent. You will find the decision in your inbox.',
  },
} as const;
