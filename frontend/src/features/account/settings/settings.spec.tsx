import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { openSession } from '#testing/factories/profile.factory.js';
import { ownUser } from '#testing/factories/user.factory.js';
import { fakeServer, refusal } from '#testing/fake-server.js';
import { haveSession } from '#testing/handlers/auth.js';
import { serveProfile } from '#testing/handlers/profile.js';
import { renderApp } from '#testing/render-app.js';

beforeEach(() => {
  haveSession(ownUser());
  serveProfile();
});

const busy = () => refusal(503, 'unavailable', 'Busy');
const done = () => ({ status: 204 });
const region = (name: string) => screen.findByRole('region', { name });
const press = (name: string) => screen.findByRole('button', { name });

async function openSection(section: string) {
  const app = await renderApp({ at: `/profile?tab=settings&section=${section}` });
  await screen.findByRole('heading', { level: 1, name: 'ada' });
  return app;
}

describe('the settings of the profile', () => {
  it('have four sections', async () => {
    await openSection('profile');
    const tabs = within(await screen.findByRole('tablist', { name: 'Settings' })).getAllByRole('tab');
    expect(tabs.map(({ textContent }) => textContent)).toEqual(['Profile', 'Notifications', 'Security', 'Preferences']);
  });
});

describe('the profile section of the settings', () => {
  const saved = {
    username: 'ada2',
    email: 'ada@example.org',
    email_verified: false,
    pending_email: null,
    updated_at: 'now',
  };

  async function edit() {
    const app = await openSection('profile');
    await app.user.click(await press('Edit Profile'));
    const name = screen.getByLabelText('Username');
    await app.user.clear(name);
    await app.user.type(name, 'ada2');
    return { ...app, name };
  }

  it('saves a new name, shows a toast and updates the header', async () => {
    fakeServer.on('PUT /api/user/profile', () => ({ body: saved }));
    const { user } = await edit();
    await user.click(await press('Save Changes'));
    expect(await screen.findByText('Profile updated')).toBeVisible();
    expect(screen.getByText('Your profile has been successfully updated.')).toBeVisible();
    expect(fakeServer.lastRequest('PUT /api/user/profile')?.body).toEqual({ username: 'ada2' });
    expect(screen.getByRole('heading', { level: 1, name: 'ada2' })).toBeVisible();
    expect(await press('Edit Profile')).toHaveFocus();
  });

  async function editEmail() {
    const app = await openSection('profile');
    await app.user.click(await press('Edit Profile'));
    expect(screen.queryByLabelText('Current password')).not.toBeInTheDocument();
    const email = screen.getByLabelText('Email');
    await app.user.clear(email);
    await app.user.type(email, 'new@example.org');
    return { ...app, password: await screen.findByLabelText('Current password') };
  }

  it('requires the password for a new address, and shows it as pending', async () => {
    fakeServer.on('PUT /api/user/profile', () => ({
      body: { ...saved, username: 'ada', pending_email: 'new@example.org' },
    }));
    const { user, password } = await editEmail();
    expect(screen.queryByLabelText('Code')).not.toBeInTheDocument();
    await user.type(password, 'correct horse');
    await user.click(await press('Save Changes'));
    expect(await screen.findByText('Waiting for confirmation: new@example.org')).toBeVisible();
    expect(fakeServer.lastRequest('PUT /api/user/profile')?.body).toEqual({
      username: 'ada',
      email: 'new@example.org',
      current_password: 'correct horse',
    });
    expect(screen.getByText('ada@example.org')).toBeVisible();
  });

  it('shows a wrong password at its field', async () => {
    fakeServer.on('PUT /api/user/profile', () =>
      refusal(400, 'validation_failed', 'Wrong', { current_password: ['The current password is wrong'] }),
    );
    const { user, password } = await editEmail();
    await user.type(password, 'wrong horse{Enter}');
    await waitFor(() => expect(password).toHaveAccessibleDescription(/The current password is wrong/));
    expect(password).toHaveFocus();
  });

  it('requires a code with two-factor authentication', async () => {
    fakeServer.on('GET /api/auth/totp', () => ({ body: { enabled: true, recovery_codes_left: 8 } }));
    fakeServer.on('PUT /api/user/profile', () =>
      refusal(400, 'validation_failed', 'Wrong', { totp: ['The code is required'] }),
    );
    const { user, password } = await editEmail();
    await user.type(password, 'correct horse');
    const code = await screen.findByLabelText('Code');
    await user.click(await press('Save Changes'));
    await waitFor(() => expect(code).toHaveAccessibleDescription(/The code is required/));
    fakeServer.on('PUT /api/user/profile', () => ({ body: { ...saved, pending_email: 'new@example.org' } }));
    await user.type(code, '123456{Enter}');
    expect(await screen.findByText('Waiting for confirmation: new@example.org')).toBeVisible();
    expect(fakeServer.lastRequest('PUT /api/user/profile')?.body).toMatchObject({ totp: '123456' });
  });

  it('keeps asking for the code that the server requires while it is typed', async () => {
    fakeServer.on('PUT /api/user/profile', () =>
      refusal(400, 'validation_failed', 'Wrong', { totp: ['The code is required'] }),
    );
    const { user, password } = await editEmail();
    await user.type(password, 'correct horse{Enter}');
    await user.type(await screen.findByLabelText('Code'), '123456');
    expect(screen.getByLabelText('Code')).toHaveValue('123456');
  });

  it('resends the link to the pending address, and cancels the change', async () => {
    haveSession(ownUser({ email_verified: true, pending_email: 'new@example.org' }));
    fakeServer.on('POST /api/user/pending-email/resend', () => ({ status: 202 }));
    const { user } = await openSection('profile');
    await user.click(await press('Send the link again'));
    expect(await screen.findByText('Verification email sent')).toBeVisible();
    fakeServer.on('DELETE /api/user/pending-email', busy);
    await user.click(await press('Cancel the change'));
    expect(await screen.findByText('Waiting for confirmation: new@example.org')).toBeVisible();
    fakeServer.on('DELETE /api/user/pending-email', done);
    await user.click(await press('Cancel the change'));
    expect(await screen.findByText('Your email address stays as it is.')).toBeVisible();
    expect(screen.queryByText('Waiting for confirmation: new@example.org')).not.toBeInTheDocument();
  });

  it('shows a taken name at its field, reports the failure and stays open', async () => {
    fakeServer.on('PUT /api/user/profile', () =>
      refusal(409, 'conflict', 'This username is taken', { username: ['This username is taken'] }),
    );
    const { user, name } = await edit();
    await user.click(await press('Save Changes'));
    expect(await screen.findByText('Failed to update profile. Please try again.')).toBeVisible();
    expect(screen.getByText('Error')).toBeVisible();
    expect(name).toHaveAccessibleDescription(/This username is taken/);
    expect(name).toHaveFocus();
  });

  it('shows muted users until when they cannot change their name', async () => {
    const fields = { muted_until: ['2026-12-24T10:00:00.000Z'] };
    fakeServer.on('PUT /api/user/profile', () => refusal(403, 'forbidden', 'You are muted until …', fields));
    const { user, name } = await edit();
    await user.click(await press('Save Changes'));
    expect(await screen.findByText(/^You are muted until Dec 24, 2026/)).toBeVisible();
    expect(name).toHaveValue('ada2');
  });

  it('restores the values on Cancel', async () => {
    const { user } = await edit();
    await user.click(await press('Cancel'));
    expect(screen.getAllByText('ada').length).toBeGreaterThan(0);
    await user.click(await press('Edit Profile'));
    expect(screen.getByLabelText('Username')).toHaveValue('ada');
  });

  it('resends the verification link, and reports a missing address', async () => {
    fakeServer.on('POST /api/auth/resend-verification', () => ({ status: 202 }));
    const { user, unmount } = await openSection('profile');
    const account = await region('Your account');
    expect(within(account).getByText('Not verified')).toBeVisible();
    await user.click(within(account).getByRole('button', { name: 'Send the link again' }));
    expect(await screen.findByText('Please check your email for the verification link')).toBeVisible();
    unmount();
    haveSession(ownUser({ email: '' }));
    await openSection('profile');
    expect(await screen.findByText('Not provided')).toBeVisible();
  });
});

describe('the data export', () => {
  const saveFile = jest.fn();
  beforeEach(() => {
    // jsdom has no object URLs.
    Object.assign(URL, {
      createObjectURL: saveFile.mockReset().mockReturnValue('blob:'),
      revokeObjectURL: () => undefined,
    });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('is downloaded as the server sends it', async () => {
    const data = { made_at: '2026-11-21T12:00:00.000Z', account: { username: 'ada' } };
    fakeServer.on('GET /api/user/export', () => ({ body: data }));
    const { user } = await openSection('profile');
    await user.click(await press('Download'));
    await waitFor(() => expect(saveFile).toHaveBeenCalledTimes(1));
    const [file] = saveFile.mock.calls[0] as [Blob];
    expect(file.size).toBe(JSON.stringify(data).length);
  });

  it('reports that it could not be downloaded, and can be tried again', async () => {
    fakeServer.on('GET /api/user/export', busy);
    const { user } = await openSection('profile');
    await user.click(await press('Download'));
    expect(await screen.findByText('Error')).toBeVisible();
    expect(saveFile).not.toHaveBeenCalled();
    fakeServer.on('GET /api/user/export', () => ({ body: {} }));
    await user.click(await press('Download'));
    await waitFor(() => expect(saveFile).toHaveBeenCalledTimes(1));
  });
});

describe('deleting the account', () => {
  it('explains the consequences, requires the password, signs out and opens the home page', async () => {
    fakeServer.on('POST /api/user/delete', done);
    fakeServer.on('POST /api/auth/logout', done);
    const { user, address } = await openSection('profile');
    await user.click(await press('Delete account'));
    const dialog = await screen.findByRole('dialog', { name: 'Delete your account?' });
    expect(within(dialog).getByText(/Your scores stay on the boards/)).toBeVisible();
    expect(within(dialog).queryByLabelText('Code')).not.toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Delete for good' }));
    const password = within(dialog).getByLabelText('Password');
    await waitFor(() => expect(password).toHaveAccessibleDescription('Password is required'));
    await user.type(password, 'correct horse{Enter}');
    expect(await screen.findByText('Account deleted')).toBeVisible();
    expect(address()).toBe('/');
    expect(localStorage.getItem('session')).toBeNull();
    expect(fakeServer.lastRequest('POST /api/user/delete')?.body).toEqual({ password: 'correct horse' });
  });

  it('reports a wrong password, and requires a code with two-factor authentication', async () => {
    fakeServer.on('POST /api/user/delete', () =>
      refusal(400, 'validation_failed', 'Wrong', { password: ['The password is wrong'] }),
    );
    const { user } = await openSection('profile');
    await user.click(await press('Delete account'));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByLabelText('Password'), 'wrong horse{Enter}');
    await waitFor(() => expect(within(dialog).getByLabelText('Password')).toHaveAccessibleDescription(/wrong/i));
    fakeServer.on('POST /api/user/delete', () => refusal(401, 'totp_required', 'A code is needed'));
    await user.type(within(dialog).getByLabelText('Password'), '{Enter}');
    expect(await within(dialog).findByLabelText('Code')).toBeVisible();
    expect(within(dialog).getByRole('alert')).toHaveTextContent('A two-factor code is required.');
  });
});

describe('the security section of the settings', () => {
  it('changes the password and reports that other sessions have ended', async () => {
    fakeServer.on('POST /api/auth/change-password', done);
    const { user } = await openSection('security');
    const form = await screen.findByRole('form', { name: 'Change password' });
    await user.type(within(form).getByLabelText('Current password'), 'correct horse');
    await user.type(within(form).getByLabelText('New password'), 'better horse{Enter}');
    expect(await screen.findByText('You have been logged out everywhere else.')).toBeVisible();
    expect(within(form).getByLabelText('New password')).toHaveValue('');
    expect(fakeServer.lastRequest('POST /api/auth/change-password')?.body).toMatchObject({ replace_api_key: false });
  });

  it('offers to replace the API key with the password', async () => {
    fakeServer.on('POST /api/auth/change-password', done);
    const { user } = await openSection('security');
    await user.type(await screen.findByLabelText('Current password'), 'correct horse');
    await user.click(screen.getByRole('checkbox', { name: /^Replace my API key as well/ }));
    await user.type(screen.getByLabelText('New password'), 'better horse{Enter}');
    expect(await screen.findByText('You have been logged out everywhere else.')).toBeVisible();
    expect(fakeServer.lastRequest('POST /api/auth/change-password')?.body).toMatchObject({ replace_api_key: true });
  });

  it('says that a new password cancels a pending address, and no longer shows the address', async () => {
    haveSession(ownUser({ email_verified: true, pending_email: 'new@example.org' }));
    fakeServer.on('POST /api/auth/change-password', done);
    const { user } = await openSection('security');
    await user.type(await screen.findByLabelText('Current password'), 'correct horse');
    await user.type(screen.getByLabelText('New password'), 'better horse{Enter}');
    expect(await screen.findByText(/the change of your email address has been cancelled/)).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Profile' }));
    expect(await press('Edit Profile')).toBeVisible();
    expect(screen.queryByText('Waiting for confirmation: new@example.org')).not.toBeInTheDocument();
  });

  it('reports a wrong current password at its field', async () => {
    fakeServer.on('POST /api/auth/change-password', () =>
      refusal(400, 'validation_failed', 'Wrong', { current_password: ['The password is wrong'] }),
    );
    const { user } = await openSection('security');
    const current = await screen.findByLabelText('Current password');
    await user.type(current, 'wrong horse');
    await user.type(screen.getByLabelText('New password'), 'better horse{Enter}');
    await waitFor(() => expect(current).toHaveAccessibleDescription(/wrong/i));
    expect(current).toHaveFocus();
  });

  it('turns two-factor authentication on with a code, and shows the recovery codes once', async () => {
    fakeServer.on('POST /api/auth/totp/setup', () => ({
      body: { secret: 'JBSWY3DP', otpauth_url: 'otpauth://totp/x', qr_svg: '<svg/>' },
    }));
    fakeServer.on('POST /api/auth/totp/enable', ({ body }) =>
      JSON.stringify(body).includes('123456')
        ? { body: { recovery_codes: ['aaaa-1111', 'bbbb-2222'] } }
        : refusal(400, 'validation_failed', 'Wrong', { code: ['The code is wrong'] }),
    );
    haveSession(ownUser({ email_verified: true }));
    const { user } = await openSection('security');
    await user.click(await press('Set up'));
    const dialog = await screen.findByRole('dialog', { name: 'Set up two-factor' });
    expect(within(dialog).getByRole('img', { name: /QR code/ })).toHaveAttribute('src', expect.stringContaining('svg'));
    expect(within(dialog).getByText('JBSWY3DP')).toBeVisible();
    const code = within(dialog).getByLabelText('Code from the app');
    expect(code).toHaveFocus();
    await user.type(within(dialog).getByLabelText('Password'), 'correct horse');
    await user.type(code, '000000{Enter}');
    await waitFor(() => expect(code).toHaveAccessibleDescription(/wrong/i));
    await user.clear(code);
    await user.type(code, '123456{Enter}');
    expect(fakeServer.lastRequest('POST /api/auth/totp/enable')?.body).toEqual({
      password: 'correct horse',
      code: '123456',
    });
    expect(await screen.findByRole('dialog', { name: 'Save your recovery codes' })).toBeVisible();
    expect(screen.getByText('bbbb-2222')).toBeVisible();
    await user.click(await press('Copy'));
    expect(await navigator.clipboard.readText()).toBe('aaaa-1111\nbbbb-2222');
    await user.click(await press('I have saved them'));
    expect(screen.queryByText('bbbb-2222')).not.toBeInTheDocument();
    expect(
      await screen.findByText(
        '2 recovery codes are left. Few are left: turn two-factor off and on again to get new ones.',
      ),
    ).toBeVisible();
    expect(await press('Turn off')).toBeVisible();
  });

  it('requires a verified address for two-factor authentication, and resends the link', async () => {
    fakeServer.on('POST /api/auth/resend-verification', () => ({ status: 202 }));
    const { user } = await openSection('security');
    const panel = await region('Two-factor authentication');
    expect(await within(panel).findByText(/^Verify your email address first/)).toBeVisible();
    expect(within(panel).queryByRole('button', { name: 'Set up' })).not.toBeInTheDocument();
    await user.click(within(panel).getByRole('button', { name: 'Send the link again' }));
    expect(await screen.findByText('Verification email sent')).toBeVisible();
  });

  it('turns two-factor authentication off with password and code', async () => {
    fakeServer.on('GET /api/auth/totp', () => ({ body: { enabled: true, recovery_codes_left: 8 } }));
    fakeServer.on('POST /api/auth/totp/disable', done);
    const { user } = await openSection('security');
    expect(await screen.findByText('8 recovery codes are left.')).toBeVisible();
    await user.click(await press('Turn off'));
    const dialog = await screen.findByRole('dialog', { name: 'Turn off two-factor' });
    expect(within(dialog).getByLabelText('Password')).toHaveFocus();
    await user.type(within(dialog).getByLabelText('Password'), 'correct horse');
    await user.type(within(dialog).getByLabelText('Code'), 'aaaa-1111{Enter}');
    expect(await screen.findByText('Two-factor is off')).toBeVisible();
    expect(fakeServer.lastRequest('POST /api/auth/totp/disable')?.body).toEqual({
      password: 'correct horse',
      code: 'aaaa-1111',
    });
  });

  it('ends one session, and all others after confirmation', async () => {
    const sessions = [1, 2, 3].map((id) => openSession(id, { current: id === 1 }));
    fakeServer.on('GET /api/auth/sessions', () => ({ body: sessions }));
    fakeServer.on('DELETE /api/auth/sessions/2', done);
    fakeServer.on('DELETE /api/auth/sessions', done);
    const { user } = await openSection('security');
    const panel = await region('Open sessions');
    const rows = () => within(panel).getAllByRole('listitem');
    await waitFor(() => expect(rows()).toHaveLength(3));
    expect(rows()[0]).toHaveTextContent(/^Firefox on LinuxThis device192\.0\.2\.7 · Last seen/);
    expect(within(rows()[0] ?? panel).queryByRole('button')).not.toBeInTheDocument();
    await user.click(within(rows()[1] ?? panel).getByRole('button'));
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(within(panel).getByRole('heading')).toHaveFocus();
    await user.click(within(panel).getByRole('button', { name: 'End all others' }));
    const dialog = await screen.findByRole('dialog', { name: 'End all other sessions?' });
    await user.click(within(dialog).getByRole('button', { name: 'End all others' }));
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(within(panel).getByText('You are not logged in anywhere else.')).toBeVisible();
  });

  it('shows the newest sign-ins, and all on request', async () => {
    const { user } = await openSection('security');
    const panel = await region('Login history');
    await waitFor(() => expect(within(panel).getAllByRole('listitem')).toHaveLength(5));
    await user.click(within(panel).getByRole('button', { name: 'Show 2 more' }));
    expect(within(panel).getAllByRole('listitem')).toHaveLength(7);
  });

  it('reports each part that fails to load', async () => {
    for (const part of ['totp', 'sessions', 'logins']) fakeServer.on(`GET /api/auth/${part}`, busy);
    await openSection('security');
    await waitFor(() => expect(screen.getAllByText('This could not be loaded.')).toHaveLength(3));
  });
});

describe('notification and preference settings', () => {
  it('are saved with each switch', async () => {
    const { user } = await openSection('notifications');
    const digest = await screen.findByRole('switch', { name: 'Weekly Digest' });
    for (const name of ['Email Notifications', 'Game Invites']) {
      expect(screen.getByRole('switch', { name })).toBeVisible();
    }
    expect(digest).toBeChecked();
    await user.click(digest);
    expect(digest).not.toBeChecked();
    await waitFor(() =>
      expect(fakeServer.lastRequest('PUT /api/user/preferences')?.body).toEqual({ weekly_digest: false }),
    );
  });

  it('select the topics of notifications', async () => {
    const { user } = await openSection('notifications');
    expect(await screen.findByRole('heading', { name: 'Notify me about' })).toBeVisible();
    await user.click(screen.getByRole('switch', { name: 'Comments and mentions' }));
    await waitFor(() =>
      expect(fakeServer.lastRequest('PUT /api/user/preferences')?.body).toEqual({ notify_comments: false }),
    );
  });

  it('apply theme and language at once, and save them', async () => {
    const { user } = await openSection('preferences');
    await user.click(await screen.findByRole('radio', { name: 'Light' }));
    for (const name of ['Dark', 'English', 'Español', 'Français']) {
      expect(screen.getByRole('radio', { name })).toBeVisible();
    }
    expect(document.documentElement.dataset.theme).toBe('light');
    await user.click(screen.getByRole('radio', { name: 'Deutsch' }));
    expect(await screen.findByRole('heading', { name: 'Präferenzen' })).toBeVisible();
    await waitFor(() => expect(fakeServer.lastRequest('PUT /api/user/preferences')?.body).toEqual({ language: 'de' }));
  });
});
