/** What a member keeps of a deposit or withdrawal (spec 2 §3): all as shown, the amount CNY as a decimal string. */
export interface Receipt {
  /** the number to name to customer service; empty where the server has told none */
  number: string;
  amount: string;
  /** Beijing time, such as `2026-11-21 08:03:00`; empty where unknown */
  time: string;
  state: string;
}
