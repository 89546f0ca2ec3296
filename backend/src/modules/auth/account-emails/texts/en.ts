import type { AccountEmailTexts } from './account-email-texts.js';

export const en: AccountEmailTexts = {
  greeting: 'Hello {{username}},',
  verifyEmail: {
    subject: 'Confirm your email address',
    text: 'Please confirm that this email address belongs to your GameGeek account.',
    button: 'Confirm my address',
    holds: 'The link can be used once and expires in 24 hours.',
    notYou: 'Didn’t sign up for GameGeek? You can ignore this email.',
  },
  resetPassword: {
    subject: 'Choose a new password',
    text: 'We received a request to reset the password of your GameGeek account.',
    button: 'Choose a new password',
    holds: 'The link can be used once and expires in one hour.',
    notYou: 'Didn’t ask for this? You can ignore this email. Your password stays the same.',
  },
  passwordChanged: {
    subject: 'Your password has been changed',
    text: 'The password of your GameGeek account has just been changed, and your other devices have been logged out.',
    apiKey:
      'Your API key has been replaced as well, and the old one is refused. Copy the new one from the API key page into your games.',
    notYou:
      'If this wasn’t you, choose a new password right away: open the sign-in page and select “Forgot password?”.',
    button: 'Open the sign-in page',
  },
  confirmNewEmail: {
    subject: 'Confirm your new email address',
    text: 'Please confirm that you want to use this email address for your GameGeek account.',
    button: 'Confirm the new address',
    holds: 'The link can be used once and expires in 24 hours. Until you confirm, your old address stays in use.',
    notYou: 'Not your account, or didn’t ask for this change? Don’t confirm it. You can ignore this email.',
  },
  emailChangeRequested: {
    subject: 'Your email address is about to change',
    text: 'Someone asked to change the email address of your GameGeek account. The change takes effect once the new address is confirmed.',
    notYou:
      'If this wasn’t you, undo the change now and choose a new password, because someone else knows your current one.',
    button: 'Undo the change',
    holds:
      'The link can be used once and expires in 14 days. It also works after the change has taken effect: it restores this address and logs you out on all devices.',
  },
  twoFactorEnabled: {
    subject: 'Two-factor authentication is on',
    text: 'Two-factor authentication has just been turned on. From now on, you need a code as well as your password to log in.',
    notYou: 'If this wasn’t you, someone knows your password: choose a new one right away and end all other sessions.',
    button: 'Open security settings',
  },
  twoFactorDisabled: {
    subject: 'Two-factor authentication is off',
    text: 'Two-factor authentication has just been turned off. You now need only your password to log in.',
    notYou: 'If this wasn’t you, choose a new password right away and turn two-factor authentication back on.',
    button: 'Open security settings',
  },
  loginGuesses: {
    subject: 'Many failed logins to your account',
    text: 'Someone has tried many wrong passwords for your GameGeek account. Browsers in which you have never logged in now have to wait. Browsers in which you have logged in before work as usual.',
    notYou:
      'Nobody got in. If your password is short or you use it elsewhere, choose a new one. The browser in which you do this is let in at once.',
    button: 'Choose a new password',
  },
  tooManyCodes: {
    subject: 'Too many incorrect two-factor codes',
    text: 'Someone who knows your password has entered too many incorrect codes. No more codes are accepted until tomorrow.',
    notYou: 'If this wasn’t you, choose a new password right away. These attempts did not give access to your account.',
    button: 'Choose a new password',
  },
  newSignIn: {
    subject: 'New sign-in to your account',
    text: 'Someone logged in to your GameGeek account from a device that we haven’t seen before.',
    time: 'Time',
    browser: 'Browser',
    address: 'IP address',
    unknown: 'unknown',
    button: 'Review my sessions',
    notYou: 'If this was you, there’s nothing to do. If not, end that session and change your password.',
  },
};
