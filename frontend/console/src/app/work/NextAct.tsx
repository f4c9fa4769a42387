import type { ReactNode } from 'react';
import { RecordContextProvider, ResourceContextProvider, useDataProvider } from 'react-admin';
import type { WorkAct, WorkActName } from '@contract/work';
import { AnswerAction } from '../../resources/complaints/AnswerAction';
import { MarkSentAction } from '../../resources/complaints/MarkSentAction';
import { ResendAction } from '../../resources/messages/ResendAction';
import { VerifyAction } from '../../resources/payments/actions/VerifyAction';
import { DestinationAction } from '../../resources/refunds/DestinationAction';
import { SendAction } from '../../resources/refunds/SendAction';
import { StepLink } from '../../resources/rentals/StepLink';
import { ReadOnPress } from '../../shared/ui/actions/read-on-press';

/** The button of each act: a dialog of its resource, or a link to the screen where staff decide. */
const BUTTONS: Record<WorkActName, (act: WorkAct) => ReactNode> = {
  HAND_OVER: ({ id }) => <StepLink resource="handovers" id={id} label="Hand over" />,
  TAKE_BACK: ({ id }) => <StepLink resource="handovers" id={id} label="Take back" />,
  INSPECT: ({ id }) => <StepLink resource="handovers" id={id} label="Inspect again" />,
  RESOLVE: (act) => <StepLink {...act} label="Resolve" />,
  OPEN_RENTAL: (act) => <StepLink {...act} label="Call or cancel" />,
  RECORD_TRIP: (act) => <StepLink {...act} label="Record what happened" />,
  REVIEW: (act) => <StepLink {...act} label="Review documents" />,
  VERIFY: () => <VerifyAction isNext shortcut="v" />,
  DECIDE: (act) => <StepLink {...act} label="Decide" />,
  LINK: (act) => <StepLink {...act} label="Link or refund" />,
  REFUND: () => <SendAction />,
  DESTINATION: () => <DestinationAction isNext />,
  ANSWER_REFUSAL: (act) => <StepLink {...act} label="Answer the customer" />,
  CHECK_SETTLEMENT: (act) => <StepLink {...act} label="Check and send" />,
  ANSWER_DISPUTE: (act) => <StepLink {...act} label="Answer the dispute" />,
  COLLECT: (act) => <StepLink {...act} label="Call or write off" />,
  CLOSE_DRAWER: (act) => <StepLink {...act} label="Count and close" />,
  ANSWER: () => <AnswerAction isNext />,
  MARK_SENT: () => <MarkSentAction isNext />,
  RESEND: () => <ResendAction isNext />,
  RENEW: (act) => <StepLink {...act} type="edit" label="Renew document" />,
  MAINTAIN: (act) => <StepLink {...act} type="edit" label="See maintenance" />,
};

/** The next act of a row. A dialog reads its record when the button is pressed, because the list has no records. */
export function NextAct({ act }: { act: WorkAct }) {
  const provider = useDataProvider();
  const { name, resource, id } = act;
  const read = async (): Promise<unknown> => (await provider.getOne(resource, { id })).data;
  return (
    <ResourceContextProvider value={resource}>
      <RecordContextProvider value={{ id }}>
        <ReadOnPress value={read}>{BUTTONS[name](act)}</ReadOnPress>
      </RecordContextProvider>
    </ResourceContextProvider>
  );
}
