/** A mistake of the person at the keyboard: they get this one line, and the exit code is 2. */
export class Complaint extends Error {
  override readonly name = "Complaint";
}
