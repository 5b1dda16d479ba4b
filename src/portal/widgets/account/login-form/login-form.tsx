import { FormPlace } from '#portal/forms/form-place.tsx';
import { SignInSteps } from '#portal/forms/sign-in/sign-in-steps.tsx';
import { WaitingForm } from '#portal/forms/waiting-form.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';

export function LoginFormView({ nodeId, entrance = 'player' }: WidgetViewProps<'login-form'>) {
  return (
    <FormPlace nodeId={nodeId} widget="login-form" waiting={<WaitingForm fields={3} />}>
      <SignInSteps entrance={entrance} />
    </FormPlace>
  );
}
