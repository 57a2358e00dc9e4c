// Which panel is open over the table.
import { hideTip } from '../../lib/ui/tip.svelte';

export type PanelName =
  | 'menu'
  | 'rules'
  | 'cards'
  | 'report'
  | 'orders'
  | 'keys'
  | 'ending'
  | 'story'
  | 'sitting'
  | 'moving'
  | 'back'
  | 'odds';

export class OpenPanel {
  name = $state<PanelName | ''>('');
  /** The rule to which the rulebook opens. */
  rule = $state('');
  /** The option whose odds are shown first. */
  option = $state('');
  touring = $state(false);

  open(name: PanelName): void {
    this.rule = '';
    this.name = name;
  }
  close(): void {
    this.name = '';
  }
  toggleRules(): void {
    this.rule = '';
    this.name = this.name === 'rules' ? '' : 'rules';
  }
  openRule(id: string): void {
    hideTip();
    this.rule = id;
    this.name = 'rules';
  }
  openOdds(option: string): void {
    this.option = option;
    this.name = 'odds';
  }
}
