INSERT INTO ad_types (code, priority, available, questionnaire, on_home) VALUES
  ('promoted', 1, true, true, true),
  ('hot', 2, true, true, true),
  ('featured', 3, true, true, true),
  ('standard', 4, true, false, false),
  ('free', 4, true, false, false);
--> statement-breakpoint
INSERT INTO ad_prices (ad_type, days, net_para) VALUES
  ('standard', 15, 290000), ('standard', 30, 450000), ('standard', 45, 590000),
  ('featured', 15, 490000), ('featured', 30, 790000), ('featured', 45, 1040000),
  ('hot', 15, 720000), ('hot', 30, 1140000), ('hot', 45, 1490000),
  ('promoted', 15, 990000), ('promoted', 30, 1590000), ('promoted', 45, 2090000),
  ('free', 15, 0);
