import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IsNotEmpty, MinLength } from 'class-validator';
import type { ReactNode } from 'react';
import { PasswordField } from '#ui/fields/password-field.js';
import { TextField } from '#ui/fields/text-field.js';
import { ApiError } from '../api/api-error.js';
import { DialogForm } from './dialog-form.js';
import { useDtoForm } from './use-dto-form.js';

class PersonDto {
  @IsNotEmpty({ message: 'Name is required' })
  name = '';

  @MinLength(8, { message: 'Password is too short' })
  password = '';
}

const send = jest.fn<(values: PersonDto) => Promise<unknown>>();

function PersonForm({ leaves = false }: { leaves?: boolean }): ReactNode {
  const form = useDtoForm(PersonDto, {
    defaultValues: { name: '', password: '' },
    check: ({ name, password }) => (name && name === password ? { name: 'Name and password are the same' } : {}),
    send,
    leaves,
    failed: 'Nothing was saved.',
  });
  return (
    <DialogForm form={form} label="Person" cancel="Cancel" submit="Save" sending="Saving" onClose={() => undefined}>
      <TextField {...form.field('name')} label="Name" />
      <PasswordField {...form.field('password')} label="Password" />
    </DialogForm>
  );
}

async function fillIn(name: string, password: string, props = {}) {
  const user = userEvent.setup();
  render(<PersonForm {...props} />);
  const fields = { name: screen.getByLabelText('Name'), password: screen.getByLabelText('Password') };
  await user.type(fields.name, name);
  await user.type(fields.password, `${password}{Enter}`);
  return { user, ...fields };
}

const refusal = (fields: Record<string, string[]>) => new ApiError('validation_failed', 'Wrong', 400, fields);

beforeEach(() => {
  send.mockReset();
});

describe('useDtoForm', () => {
  it('sends valid values only, and shows at the first wrong field what is wrong', async () => {
    const { name, password } = await fillIn('Ada', 'short');
    await waitFor(() => expect(password).toHaveAccessibleDescription('Password is too short'));
    expect(password).toHaveFocus();
    expect(name).toBeValid();
    expect(send).not.toHaveBeenCalled();
  });

  it('shows a broken rule between fields', async () => {
    const { name } = await fillIn('same words', 'same words');
    await waitFor(() => expect(name).toHaveAccessibleDescription('Name and password are the same'));
    expect(name).toHaveFocus();
    expect(send).not.toHaveBeenCalled();
  });

  it('shows the errors of the server at their fields, and focuses the first one of the page', async () => {
    send.mockRejectedValueOnce(refusal({ password: ['Password is known'], name: ['Name is taken'] }));
    const { name, password } = await fillIn('Ada', 'long enough');
    await waitFor(() => expect(name).toHaveAccessibleDescription('Name is taken'));
    expect(password).toHaveAccessibleDescription('Password is known');
    expect(name).toHaveFocus();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('shows an error that belongs to no field of the form until it is sent again', async () => {
    send.mockRejectedValueOnce(new ApiError('internal', 'Broken', 500, { secret: ['Wrong'] }));
    const { user } = await fillIn('Ada', 'long enough');
    expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was saved.');
    send.mockResolvedValueOnce(undefined);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });

  it('can be sent again after a success', async () => {
    send.mockResolvedValue(undefined);
    await fillIn('Ada', 'long enough');
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    expect(await screen.findByRole('button', { name: 'Save' })).toBeEnabled();
  });

  it('cannot be sent again while the page that follows is loading', async () => {
    send.mockResolvedValue(undefined);
    await fillIn('Ada', 'long enough', { leaves: true });
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    expect(await screen.findByRole('button', { name: 'Saving' })).toBeDisabled();
  });
});
