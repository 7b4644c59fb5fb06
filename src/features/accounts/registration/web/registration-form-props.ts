/** Props of both registration forms. */
export interface RegistrationFormProps {
  /** The originally requested address; the verification mail redirects to it. */
  redirectUrl: string | null;
  onRegistered: (email: string) => void;
}
