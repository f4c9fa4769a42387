import { TextInput } from '../../shared/ui/forms/inputs';
import { Panel } from '../../shared/ui/Panel';
import { Columns, GroupsInput, OptionalTextInput, RequiredNumberInput, RequiredTextInput } from './fields';

export const PageFields = () => (
  <Panel title="Website texts">
    <Columns>
      <RequiredNumberInput source="counters.rentouts" label="Counter: rentouts" />
      <RequiredNumberInput source="counters.centres" label="Counter: centres" />
      <RequiredNumberInput source="counters.customers" label="Counter: customers" />
      <OptionalTextInput
        source="newsletter.title"
        label="Newsletter banner: title"
        help="Leave empty if there is none."
      />
      <OptionalTextInput source="newsletter.text" label="Newsletter banner: text" />
      <TextInput
        source="appLinks.playStore"
        label="Play Store link"
        helperText="Leave empty if there is none."
      />
      <TextInput
        source="appLinks.appStore"
        label="App Store link"
        helperText="Leave empty if there is none."
      />
    </Columns>
    <GroupsInput source="testimonials" label="Testimonials">
      <RequiredTextInput source="name" label="Name" />
      <RequiredTextInput source="text" label="Text" rows={2} />
    </GroupsInput>
    <GroupsInput source="team" label="Team">
      <RequiredTextInput source="name" label="Name" />
      <RequiredTextInput source="role" label="Role" />
    </GroupsInput>
  </Panel>
);
