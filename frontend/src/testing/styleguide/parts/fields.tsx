import { useState, type ReactNode } from 'react';
import { CheckboxField } from '#ui/fields/checkbox-field.js';
import { PasswordField } from '#ui/fields/password-field.js';
import { SelectField } from '#ui/fields/select-field.js';
import { SwitchField } from '#ui/fields/switch-field.js';
import { TextAreaField } from '#ui/fields/text-area-field.js';
import { TextField } from '#ui/fields/text-field.js';
import { Example, Part } from '../part.js';

/** A message of the shared rules; it is translated. */
const WRONG = 'Password is required';

export function Fields(): ReactNode {
  return (
    <Part name="Fields">
      <Example of="Text: empty, with a hint, wrong, disabled" isWide>
        <TextField label="Empty" placeholder="Placeholder" />
        <TextField label="Filled" defaultValue="Hexfall" hint="What helps to fill it in." />
        <TextField label="Wrong" defaultValue="?" error={WRONG} />
        <TextField label="Disabled" defaultValue="Hexfall" disabled />
      </Example>
      <Example of="Password, choice, long text" isWide>
        <PasswordField label="Password" defaultValue="correct horse" />
        <SelectField label="Choice">
          <option>Puzzle</option>
        </SelectField>
        <SelectField label="Wrong choice" error={WRONG}>
          <option>Puzzle</option>
        </SelectField>
        <TextAreaField label="Long text" defaultValue="It grows with what is written." />
        <TextAreaField label="Wrong long text" error={WRONG} />
      </Example>
      <Example of="Boxes and switches: off, on, wrong, disabled" isWide>
        <CheckboxField label="Off" />
        <CheckboxField label="On" defaultChecked />
        <CheckboxField label="Wrong" error={WRONG} />
        <CheckboxField label="Disabled" disabled />
        <ExampleSwitch label="Off" begins={false} />
        <ExampleSwitch label="On" begins hint="What it does." />
        <SwitchField label="Disabled" checked disabled onChange={() => undefined} />
      </Example>
    </Part>
  );
}

function ExampleSwitch({ label, begins, hint }: { label: string; begins: boolean; hint?: string }): ReactNode {
  const [checked, setChecked] = useState(begins);
  return <SwitchField label={label} checked={checked} onChange={setChecked} {...(hint ? { hint } : {})} />;
}
