import type { AccountEmailTexts } from './account-email-texts.js';

export const en: AccountEmailTexts = {
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
  confirmNewEmail: {
    subject: 'Confirm your new email address',
    text: 'Please confirm that this address shall be the new email address of your GameGeek account.',
    button: 'Confirm the new address',
    holds: 'The link works once, within the next 24 hours. Until then your old address stays in use.',
    notYou: 'You do not have this account, or did not ask for the change? Then do not confirm it.',
  },
  emailChangeRequested: {
    subject: 'Your email address is about to change',
    text: 'Your GameGeek account is getting a new email address. It takes effect once the new address is confirmed.',
    notYou:
      'If you did not ask for this, undo the change now and choose a new password: somebody else knows the current one.',
    button: 'Undo the change',
    holds:
      'The link works once, within the next 14 days, also after the change took effect. It restores this address and ends all sessions.',
  },
  twoFactorEnabled: {
    subject: 'Two-factor authentication is on',
    text: 'Two-factor authentication has just been turned on. From now on, signing in asks for a code as well.',
    notYou: 'If it was not you, somebody knows your password: choose a new one right away and end all other sessions.',
    button: 'Open security settings',
  },
  twoFactorDisabled: {
    subject: 'Two-factor authentication is off',
    text: 'Two-factor authentication has just been turned off. Signing in needs your password alone.',
    notYou: 'If it was not you, choose a new password right away and turn two-factor authentication on again.',
    button: 'Open security settings',
  },
  tooManyCodes: {
    subject: 'Too many wrong two-factor codes',
    text: 'Somebody who knows your password has entered so many wrong codes that no more are accepted until tomorrow.',
    notYou: 'If it was not you, choose a new password right away. Your account has stayed closed.',
    button: 'Choose a new password',
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
