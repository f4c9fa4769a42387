import { TextInput } from 'react-admin';
import { Panel } from '../ui/Panel';
import { Columns, FigureInput, GroupsInput, WordsInput } from './fields';

export const PageFields = () => (
  <Panel title="Website texts">
    <Columns>
      <FigureInput source="counters.rentouts" label="Counter: rentouts" />
      <FigureInput source="counters.centres" label="Counter: centres" />
      <FigureInput source="counters.customers" label="Counter: customers" />
      <WordsInput source="newsletter.title" label="Newsletter banner: title" />
      <WordsInput source="newsletter.text" label="Newsletter banner: text" />
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
      <WordsInput source="name" label="Name" />
      <WordsInput source="text" label="Text" rows={2} />
    </GroupsInput>
    <GroupsInput source="team" label="Team">
      <WordsInput source="name" label="Name" />
      <WordsInput source="role" label="Role" />
    </GroupsInput>
  </Panel>
);
