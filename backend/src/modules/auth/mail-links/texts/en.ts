import type { AccountMailTexts } from './account-mail-texts.js';

export const en: AccountMailTexts = {
  greeting: 'Hello {{username}},',
  verifyEmail: {
    subject: 'Confirm your email address',
    text: 'Please confirm that this email address belongs to your GameGeek account.',
    button: 'Confirm my address',
    holds: 'The link works once, within the next 24 hours.',
    notYou: 'You did not sign up at GameGeek? Then you need not do anything.',
  },
  resetPassword: {
    subject: 'Choose a new password',
    text: 'Somebody, hopefully you, has asked for a new password for your GameGeek account.',
    button: 'Choose a new password',
    holds: 'The link works once, within the next hour.',
    notYou: 'It was not you? Then you need not do anything: your password stays as it is.',
  },
  passwordChanged: {
    subject: 'Your password has been changed',
    text: 'The password of your GameGeek account has just been changed, and your other devices have been signed out.',
    notYou: 'If it was not you, choose a new password right away: open the sign-in page and select “Forgot password?”.',
    button: 'Open the sign-in page',
  },
  emailChanged: {
    subject: 'Your email address has been changed',
    text: 'Your GameGeek account now has another email address. This is the last mail about it that comes here.',
    notYou:
      'If it was not you, sign in with your username, end all other sessions and change your password right away.',
    button: 'Open the sign-in page',
  },
  newSignIn: {
    subject: 'New sign-in to your account',
    text: 'Somebody has signed in to your GameGeek account on a device that we have not seen before.',
    time: 'Time',
    browser: 'Browser',
    address: 'IP address',
    unknown: 'unknown',
    button: 'Check my sessions',
    notYou: 'It was you? Then everything is fine. If not, end that session and change your password.',
  },
};
