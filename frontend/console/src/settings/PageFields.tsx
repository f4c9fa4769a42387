import { TextInput } from 'react-admin';
import { Panel } from '../ui/Panel';
import { Columns, Figure, Groups, Words } from './fields';

/** Texts and figures of the customer site. */
export const PageFields = () => (
  <Panel title="Texts of the site">
    <Columns>
      <Figure source="counters.rentouts" label="Counter: rentouts" />
      <Figure source="counters.centres" label="Counter: centres" />
      <Figure source="counters.customers" label="Counter: customers" />
      <Words source="newsletter.title" label="Newsletter banner: title" />
      <Words source="newsletter.text" label="Newsletter banner: text" />
      <TextInput
        source="appLinks.playStore"
        label="Play Store link"
        helperText="Leave empty while there is none."
      />
      <TextInput
        source="appLinks.appStore"
        label="App Store link"
        helperText="Leave empty while there is none."
      />
    </Columns>
    <Groups source="testimonials" label="Testimonials">
      <Words source="name" label="Name" />
      <Words source="text" label="Text" rows={2} />
    </Groups>
    <Groups source="team" label="Team">
      <Words source="name" label="Name" />
      <Words source="role" label="Role" />
    </Groups>
  </Panel>
);
