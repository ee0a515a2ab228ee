/** A field for a password; `kind` lets the browser's keeper of passwords help. */
export function PasswordField(props: {
  readonly label: string;
  readonly kind: "current-password" | "new-password";
  readonly value: string;
  readonly change: (value: string) => void;
}) {
  const { label, kind, value, change } = props;
  return (
    <label className="field">
      {label}{" "}
      <input type="password" value={value} autoComplete={kind} onChange={({ target }) => change(target.value)} />
    </label>
  );
}
