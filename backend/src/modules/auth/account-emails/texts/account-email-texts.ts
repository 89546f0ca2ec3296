/** Texts of account emails in one language. */
export interface AccountEmailTexts {
  /** With {{username}}. */
  greeting: string;
  verifyEmail: LinkTexts;
  resetPassword: LinkTexts;
  /** `apiKey` if the API key was replaced as well. */
  passwordChanged: NoticeTexts & { apiKey: string };
  confirmNewEmail: LinkTexts;
  emailChangeRequested: LinkTexts;
  twoFactorEnabled: NoticeTexts;
  twoFactorDisabled: NoticeTexts;
  loginGuesses: NoticeTexts;
  tooManyCodes: NoticeTexts;
  newSignIn: NoticeTexts & { time: string; browser: string; address: string; unknown: string };
}

interface NoticeTexts {
  subject: string;
  text: string;
  notYou: string;
  button: string;
}

interface LinkTexts extends NoticeTexts {
  /** For how long the link can be used. */
  holds: string;
}
